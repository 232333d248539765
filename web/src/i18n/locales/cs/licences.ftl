licences = Licence
